import { useEffect, useState } from "react";
import { type Overview, overview } from "../../contract/site/operations";
import { useEffectEvent } from "../../shared/ui/use-effect-event";
import { OperationsView } from "../../site/operations/operations-view";
import { type AtDesk, OpsDoor } from "./ops-door";
import { askOps } from "./ops-session";

/** The state of the site, for operators whose role may see it. */
export const OperationsDesk = () => <OpsDoor right="site">{(desk) => <State {...desk} />}</OpsDoor>;

function State({ session, endedBy }: AtDesk) {
  const [seen, setSeen] = useState<Overview | null>(null);
  const [failure, setFailure] = useState<string>();
  const refresh = useEffectEvent(async () => {
    const answer = await askOps(session, "overview", overview);
    if (answer.ok) {
      setSeen(answer.value);
      setFailure(undefined);
    } else if (!endedBy(answer)) setFailure(answer.message);
  });
  useEffect(() => void refresh(), [refresh]);
  return (
    <>
      <p className="row">
        <button type="button" className="button plain" onClick={() => void refresh()}>
          Actualiser
        </button>
      </p>
      {failure && <p role="alert">{failure}</p>}
      {seen ? <OperationsView seen={seen} /> : <p role="status">{failure ? "" : "Chargement…"}</p>}
    </>
  );
}
