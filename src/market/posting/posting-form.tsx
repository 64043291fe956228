import { useState } from "react";
import { queryHere } from "../../shared/address/address";
import { Photos } from "../photos/photos";
import type { ImportLimit } from "./import-limit";
import { Posting } from "./posting";
import { AdCard } from "../cards/ad-card";

const guideCars = async () => (await import("../../guide/search/guide-cars")).guideCars();

/** The posting form with what it shows of others; `?annonce=…` names an ad of one's own that is changed. */
export function PostingForm({ importLimits }: { readonly importLimits: readonly ImportLimit[] }) {
  const [id] = useState(() => queryHere().get("annonce"));
  return (
    <Posting key={id} id={id} Photos={Photos} Preview={AdCard} guideCars={guideCars} importLimits={importLimits} />
  );
}
