interface Guide {
  readonly title: string;
  readonly summary: string | null;
  readonly updated: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** schema.org HowTo with the steps that the page shows (rule: editorial/guide-steps); empty for a guide without steps. */
export const guideData = (url: string, { title, summary, updated, steps }: Guide) =>
  steps.length === 0
    ? []
    : [
        {
          "@type": "HowTo",
          name: title,
          ...(summary && { description: summary }),
          url,
          dateModified: updated,
          step: steps.map((step) => ({ "@type": "HowToStep", name: step.title, text: step.text })),
        },
      ];
