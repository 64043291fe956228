import * as z from "zod/mini";
import { NEWSLETTER_TOKEN, newsletterToken } from "../../src/contract/messages/newsletter";
import { type newsletterMessage, newsletterToConfirmMessage } from "../../src/contract/wire/message";
import { UNCONFIRMED_HOURS } from "../../src/shared/stored/retention";
import type { JsonContext } from "../shared/context";
import { isoOf } from "../shared/iso-of";
import { problem } from "../shared/problem";
import { bodyOf, keepMessage } from "./messages-store";
import { pageOf } from "./newsletter-link";
import { referenceOf, uuidOf } from "./reference";
import { acknowledge, notKept } from "./requests";

const HOUR = 3_600_000;

/** The request that a link confirms; null when there is none, or its time is over. */
async function requestOf(db: D1Database, token: string, now: number) {
  const id = NEWSLETTER_TOKEN.exec(token)?.groups?.["id"];
  const body = id === undefined ? null : await bodyOf(db, id, "lettre_confirmer", now - UNCONFIRMED_HOURS * HOUR);
  const request = body === null ? null : newsletterToConfirmMessage.parse(JSON.parse(body));
  return id !== undefined && request?.lien === pageOf(token) ? { id, ...request } : null;
}

/**
 * `POST /api/newsletter/confirm`: the owner of an address confirms that it is to be subscribed (rule: messages/newsletter-confirmed). Only then api.php
 * is told to. Confirming twice subscribes once.
 */
export async function confirmNewsletter({ env, json, waitUntil }: JsonContext): Promise<Response> {
  const token = newsletterToken.safeParse(json).data?.token;
  const now = Date.now();
  const asked = token === undefined ? null : await requestOf(env.DB, token, now);
  if (!asked) return problem("unknown_newsletter");
  const id = await uuidOf(`newsletter ${asked.id}`);
  const reference = await referenceOf(id);
  const message: z.output<typeof newsletterMessage> = {
    reference,
    recu_le: isoOf(now),
    email: asked.email,
    sujets: asked.sujets,
    consentement: true,
  };
  const kept = await keepMessage(
    env.DB,
    { id, endpoint: "newsletter", contact: asked.email.toLowerCase(), body: JSON.stringify(message) },
    now,
  );
  return kept === "kept" ? acknowledge(env, id, reference, waitUntil) : notKept(kept);
}
