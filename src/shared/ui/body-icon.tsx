/** The side view of a body type, a symbol of the sprite (src/build/body-symbols.ts). It is decorative: the text beside it names the body type. @param body its slug */
export const BodyIcon = ({ body }: { body: string }) => (
  <svg width="68" height="28" aria-hidden="true">
    <use href={`${__ICONS__}#body-${body}`} />
  </svg>
);
