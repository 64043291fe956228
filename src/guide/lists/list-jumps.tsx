import { Jumps } from "../../shared/ui/jumps";
import type { ListGroup } from "./list-tiles";

/** Chips that lead to the lists of a group, each with its number of models. */
export const ListJumps = ({ name, lists }: Pick<ListGroup, "name" | "lists">) => (
  <Jumps label={name} jumps={lists.map(({ label, path, models }) => ({ label: `${label} (${models})`, path }))} />
);
