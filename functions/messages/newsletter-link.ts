import { newsletterPage } from "../../src/routes";
import { newToken } from "../shared/new-token";

/** The page behind a token, which an e-mail links to. */
export const pageOf = (token: string): string => `${newsletterPage}?jeton=${token}`;

/** A link that only the owner of the address can know, since it is in nothing but the e-mail to it. @param id of the request, which the link finds again */
export const confirmationLink = (id: string): string => pageOf(`${id}-${newToken()}`);
