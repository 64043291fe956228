import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../scripts/ports";

/** What siteverify is told to answer. */
export type Verdict = "passes" | "fails" | "spent" | "wrong secret" | "wrong hostname" | "wrong action" | "status 500" | "moved" | "no JSON" | "silent";

const json = (response: ServerResponse, value: object) => void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));

export interface Siteverify {
  readonly url: string;
  verdict: Verdict;
  /** Bodies of what it was asked, oldest first. */
  readonly asked: Record<string, unknown>[];
  close(): void;
}

/** A stand-in for Cloudflare's siteverify on this machine: a token « <form>-… » was made by that form's widget. */
export async function startSiteverify(): Promise<Siteverify> {
  const asked: Record<string, unknown>[] = [];
  const state: { verdict: Verdict } = { verdict: "passes" };
  const answer = (response: ServerResponse, token: string) => {
    const passed = { success: true, "error-codes": [], hostname: "127.0.0.1", action: token.split("-")[0] };
    switch (state.verdict) {
      case "passes": return json(response, passed);
      case "wrong hostname": return json(response, { ...passed, hostname: "evil.example" });
      case "wrong action": return json(response, { ...passed, action: "login" });
      case "fails": return json(response, { success: false, "error-codes": ["invalid-input-response"] });
      case "spent": return json(response, { success: false, "error-codes": ["timeout-or-duplicate"] });
      case "wrong secret": return json(response, { success: false, "error-codes": ["invalid-input-secret"] });
      case "status 500": return void response.writeHead(500).end();
      case "moved": return void response.writeHead(307, { Location: "/elsewhere" }).end();
      case "no JSON": return void response.end("<html>");
      case "silent": return;
    }
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const question = JSON.parse(body);
      asked.push({ ...question, path: request.url });
      answer(response, String(question.response));
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    get verdict() {
      return state.verdict;
    },
    set verdict(verdict) {
      state.verdict = verdict;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
