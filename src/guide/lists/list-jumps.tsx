import { Jumps } from "../../shared/ui/jumps";
import { inBrief } from "./budgets";
import type { ListGroup } from "./list-group";

/** Chips that lead to the lists of a group, each with its number of models. */
export const ListJumps = ({ name, lists }: Pick<ListGroup, "name" | "lists">) => (
  <Jumps
    label={name}
    jumps={lists.map(({ label, path, models }) => ({ label: `${inBrief(label)} (${models})`, path }))}
  />
);
