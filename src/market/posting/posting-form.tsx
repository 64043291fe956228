import { useState } from "react";
import { queryHere } from "../../shared/address/address";
import { Photos } from "../photos/photos";
import { Posting } from "./posting";
import type { PostingSlots } from "./posting-slots";
import { AdCard } from "../cards/ad-card";

const guideCars = async () => (await import("../../guide/search/guide-cars")).guideCars();

/** The posting form with the components that it gets from other features; `?annonce=…` is the id of an own ad to edit. */
export function PostingForm(given: Pick<PostingSlots, "importLimits" | "usedBrands">) {
  const [id] = useState(() => queryHere().get("annonce"));
  return <Posting key={id} id={id} Photos={Photos} Preview={AdCard} guideCars={guideCars} {...given} />;
}
