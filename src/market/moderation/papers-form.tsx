import { useState } from "react";
import { valuesOf } from "../../contract/market/lists";
import { AD_PAPERS, type AdPaper } from "../../contract/market/papers";
import type { ModeratedAd } from "../../contract/market/moderation";
import { Choice, Choices } from "../../shared/ui/form/choices";

interface Props {
  readonly ad: ModeratedAd;
  readonly onPapers: (papers: AdPaper[]) => Promise<void>;
}

const PAPERS = valuesOf(AD_PAPERS);

/** The form in which the operator ticks the papers that they have seen. Visitors read « Vérifié » beside these. */
export function PapersForm({ ad, onPapers }: Props) {
  const [seen, setSeen] = useState<readonly string[]>(ad.papers_seen);
  const [busy, setBusy] = useState(false);
  const toggle = (paper: AdPaper) =>
    setSeen(seen.includes(paper) ? seen.filter((one) => one !== paper) : [...seen, paper]);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    await onPapers(PAPERS.filter((paper) => seen.includes(paper)));
    setBusy(false);
  };
  return (
    <div>
      <Choices
        legend={
          <>
            Papiers vus<span className="visually-hidden"> : {ad.title}</span>
          </>
        }
        error={undefined}
      >
        {PAPERS.map((paper) => (
          <Choice
            key={paper}
            type="checkbox"
            label={AD_PAPERS[paper]}
            checked={seen.includes(paper)}
            onChange={() => toggle(paper)}
          />
        ))}
      </Choices>
      <button type="button" className="button plain" aria-disabled={busy || undefined} onClick={() => void save()}>
        Enregistrer les papiers vus<span className="visually-hidden"> : {ad.title}</span>
      </button>
    </div>
  );
}
