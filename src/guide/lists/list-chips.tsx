import type { ReactNode } from "react";
import { inBrief } from "./budgets";
import * as row from "../search/list-search.page.module.css";
import type { ListGroup } from "./list-group";

/** Links to the lists of a group within a row of controls. @param children the list that is shown */
export const ListChips = ({
  name,
  lists,
  children,
}: Pick<ListGroup, "name" | "lists"> & { readonly children?: ReactNode }) => (
  <nav className={row.parts} aria-label={name}>
    <ul className={row.parts}>
      {children}
      {lists.map(({ label, path, models }) => (
        <li key={path}>
          <a className="chip" href={path}>{`${inBrief(label)} (${models})`}</a>
        </li>
      ))}
    </ul>
  </nav>
);
