import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aLead, aQuestion, aSubscription } from "../../../tests/support/messages";
import { site } from "../../site";
import { contactForm } from "./contact";
import { leadForm } from "./lead";
import { newsletterForm } from "./newsletter";

const LEAD = aLead({ name: "  Awa Diop ", phone: "77 123 45 67", city: " " });
const lead = leadForm(site.phone);
const messagesOf = (form: object) =>
  lead.safeParse(form).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("a form that a visitor sends", () => {
  // rule: messages/trimmed
  test("is trimmed, and empty answers become null", () => {
    expect(lead.parse(LEAD)).toMatchObject({ name: "Awa Diop", phone: "+221771234567", email: null, city: null });
    expect(contactForm(site.phone).parse(aQuestion())).toMatchObject({ phone: null });
  });

  // rule: messages/lead-answers
  test.each([
    [{ name: "  " }, "name: Veuillez entrer le nom."],
    [{ phone: "12" }, "phone: Veuillez saisir un numéro de téléphone valide, comme 77 123 45 67."],
    [{ email: "awa@" }, "email: Veuillez saisir une adresse e-mail valide."],
    [{ email: "a b@c.sn" }, "email: Veuillez saisir une adresse e-mail valide."],
    [{ budget: "" }, "budget: Choisissez un budget, ou écrivez un montant comme 6,5 M."],
    [{ budget: "beaucoup" }, "budget: Choisissez un budget, ou écrivez un montant comme 6,5 M."],
    [{ channel: "email" }, "email: Veuillez saisir une adresse e-mail valide."],
    [{ consent: false }, "consent: Votre accord est nécessaire pour vous répondre."],
    [{ brand_ids: [1, 2, 3, 4] }, "brand_ids: Trois marques au plus."],
  ])("%j is reported under its field", (change, message) =>
    expect(messagesOf({ ...LEAD, ...change })).toEqual([message]),
  );

  // rule: messages/lead-budget
  test.each([
    ["5000000-10000000", "5000000-10000000"],
    ["40000000-", "40000000-"],
    ["6,5 M", "0-6500000"],
    ["12.900.000 FCFA", "0-12900000"],
    ["9 millions F", "0-9000000"],
    ["8000000 XOF", "0-8000000"],
    ["7 500 000 CFA", "0-7500000"],
  ])("a budget of « %s » is %s", (budget, range) => expect(lead.parse({ ...LEAD, budget }).budget).toBe(range));

  // rule: messages/lead-answers
  test.each(["neuve", "occasion", "indifferent"])("the condition of the wanted car is « %s »", (car_condition) =>
    expect(lead.parse({ ...LEAD, car_condition })).toMatchObject({ car_condition }),
  );

  test("a new car is « neuve »: any other spelling is refused", () =>
    expect(messagesOf({ ...LEAD, car_condition: "neuf" })).toEqual(["car_condition: Choisissez une réponse."]));

  // rule: messages/lead-answers
  test("is refused when it has a field that the form does not have", () => {
    expect(lead.safeParse({ ...LEAD, admin: true }).success).toBe(false);
    expect(lead.safeParse(JSON.parse(JSON.stringify(LEAD).replace("{", '{"__proto__":{"a":1},'))).success).toBe(false);
  });

  // rule: messages/newsletter
  test("a newsletter request needs a subject, a contact message twenty characters", () => {
    expect(newsletterForm.safeParse(aSubscription()).success).toBe(true);
    expect(newsletterForm.safeParse(aSubscription({ subjects: [] })).success).toBe(false);
    expect(contactForm(site.phone).safeParse(aQuestion({ message: "  trop court  " })).success).toBe(false);
  });

  // rule: messages/contact
  test.each([
    [
      { email: "", phone: "77 123 45 67" },
      { email: null, phone: "+221771234567" },
    ],
    [
      { email: "awa@exemple.sn", phone: "" },
      { email: "awa@exemple.sn", phone: null },
    ],
  ])("a contact message needs one way to answer: %j is enough", (ways, read) =>
    expect(contactForm(site.phone).parse(aQuestion(ways))).toMatchObject(read),
  );

  // rule: messages/contact
  test.each([
    [{ email: "", phone: "" }, "Donnez un téléphone ou une adresse e-mail, pour que nous vous répondions."],
    [{ email: "", phone: "12" }, "Veuillez saisir un numéro de téléphone valide, comme 77 123 45 67."],
    [{ email: "awa@", phone: "" }, "Veuillez saisir une adresse e-mail valide."],
  ])("and none or a wrong one, %j, is not", (ways, message) =>
    expect(
      contactForm(site.phone)
        .safeParse(aQuestion(ways))
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]),
  );

  // rule: messages/field-sentences
  test("any value in any field gives a validation result, never an exception", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(LEAD)), fc.anything(), (field, value) => {
        lead.safeParse({ ...LEAD, [field]: value });
      }),
    );
  });
});
