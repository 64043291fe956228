import { expect, test } from "vitest";
import { aLead } from "../../tests/support/messages";
import { forms } from "./forms";

const receipt = { reference: "BAKO-4827", recu_le: "2026-11-21T08:30:00.000Z" };
const sent = (more: object) => {
  const judged = forms.leads.judge(aLead(more));
  if (!judged.ok) throw new Error(JSON.stringify(judged.fields));
  return judged.message(receipt);
};

// rule: messages/lead-dealer
test("a request to a dealer names it to api.php, and any other names none, also from a page that does not know the field yet", () => {
  expect(sent({ dealer_id: 12 })).toMatchObject({ id_concessionnaire: 12 });
  expect(sent({ dealer_id: null })).toMatchObject({ id_concessionnaire: null });
  expect(sent({})).toMatchObject({ id_concessionnaire: null });
});

// rule: messages/lead-dealer
test.each([0, -1, 1.5, "12", {}])("a dealer %j is refused", (dealer_id) => {
  expect(forms.leads.judge(aLead({ dealer_id })).ok).toBe(false);
});
