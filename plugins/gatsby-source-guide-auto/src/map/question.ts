import type { WireGuide } from "../../../../src/contract/wire/guide";

export const toQuestions = (faq: WireGuide["faq"]) =>
  faq.map(({ question, reponse }) => ({ question, answer: reponse }));
