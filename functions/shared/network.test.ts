import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { networkIn } from "./network";

describe("the network of an address", () => {
  test.each([
    ["41.82.1.2", "41.82.1.2"],
    ["::ffff:41.82.1.2", "41.82.1.2"],
    ["2001:db8:1:2::7", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::3:4:5:6:7:8", "0:0:3:4::/64"],
    ["1::3:4:5:6:7:8", "1:0:3:4::/64"],
    ["", ""],
    ["1::2::3", "1::2::3"],
    ["1:2:3", "1:2:3"],
    ["1:2:3:4:5:6:7:x", "1:2:3:4:5:6:7:x"],
    ["64::ffff:41.82.1.2", "64::ffff:41.82.1.2"],
  ])("of %s is %s", (address, network) => expect(networkIn(address)).toBe(network));

  test("is one for all addresses of a /64, however they are written, and no other’s", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const four = fc.tuple(group, group, group, group);
    const whole = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(":");
    /** As browsers and Cloudflare write it: the longest run of zeros left out. */
    const short = (groups: readonly number[]) => new URL(`http://[${whole(groups)}]`).hostname.slice(1, -1);
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        const addresses = [
          whole([...network, ...one]),
          short([...network, ...one]),
          short([...network, ...other]),
          whole([...network, ...other]).toUpperCase(),
        ];
        expect(new Set(addresses.map(networkIn)).size).toBe(1);
        const [first, ...rest] = network;
        expect(networkIn(short([first ^ 1, ...rest, ...one]))).not.toBe(networkIn(short([...network, ...one])));
      }),
    );
  });
});
