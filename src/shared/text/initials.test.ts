import { expect, test } from "vitest";
import { initialsOf } from "./initials";

// rule: guide/dealer-page, market/seller-page
test.each([
  ["Baobab Mobilité", "BM"],
  ["Les Volants de la Médina", "VM"],
  ["Kora & Pistons", "KP"],
  ["Parking de l’Étoile", "PÉ"],
  ["Terminus 4x4", "T4"],
  ["Khady O.", "KO"],
  ["awa", "A"],
  ["Le", "L"],
  ["…", ""],
  ["𝕳𝖊𝖑𝖑𝖔 Diop", "𝕳D"],
])("the initials of « %s » are « %s »", (name, initials) => expect(initialsOf(name)).toBe(initials));
