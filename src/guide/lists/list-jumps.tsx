import { Jumps } from "../../shared/ui/jumps";
import { inBrief } from "./budgets";
import type { ListGroup } from "./list-group";

/** Chips that lead to the lists of a group. They say no numbers: a model counts in each band in which it has a version, so that these add up to more than all. */
export const ListJumps = ({ name, lists }: Pick<ListGroup, "name" | "lists">) => (
  <Jumps label={name} jumps={lists.map(({ label, path }) => ({ label: inBrief(label), path }))} />
);
