interface Props {
  /** Slug of the body type. */
  readonly body: string;
  /** Pixels. */
  readonly width?: number;
}

/** The side view of a body type, a symbol of the sprite (src/build/body-symbols.ts). It is decorative: the text beside it names the body type. */
export const BodyIcon = ({ body, width = 68 }: Props) => (
  <svg width={width} height={(width * 7) / 17} aria-hidden="true">
    <use href={`${__ICONS__}#body-${body}`} />
  </svg>
);
