import type { Hono } from "hono";
import type { SwitchName, SwitchOn, Way } from "../src/contract/shared/switches";
import { ownValue } from "../src/shared/text/own-value";
import type { Env } from "./env";
import type { Right } from "../src/contract/members/operators";
import { type MemberContext, noMember, whoIs } from "./members/identity";
import { type OperatorContext, whichOperator } from "./members/operators/operator";
import type { Context, JsonContext } from "./shared/context";
import { isOurs } from "./shared/origin";
import { orderProblem, readOrder } from "./shared/order-json";
import { jsonProblem, readPageJson } from "./shared/page-json";
import { problem, problemAt } from "./shared/problem";
import { type Rate, refuseTooMany } from "./shared/rates";
import { closedProblem, firstOn, switchesNow } from "./shared/switches";

type Answer = Response | Promise<Response>;

/**
 * Who may call an endpoint: "anyone"; "operator", who has the token of scripts or an account with a role; "page", which refuses requests from pages of
 * other sites; "member", which also requires a valid ID token. `json`: the body is parsed as JSON before the handler is called; an operator's has a
 * limit of its own.
 */
type Endpoint = OfOperators | OfVisitors;
type OfOperators = FromOperator | JsonFromOperator;
type OfVisitors = OpenToAnyone | FromPage | FromMember | JsonFromMember;

interface OpenToAnyone {
  readonly who: "anyone";
  readonly rate?: Rate;
  readonly json?: undefined;
  readonly answer: (context: Context) => Answer;
}
interface FromOperator {
  readonly who: "operator";
  /** The right that the role must have; null: any operator. */
  readonly may: Right | null;
  readonly json?: undefined;
  readonly answer: (context: OperatorContext) => Answer;
}
interface JsonFromOperator {
  readonly who: "operator";
  readonly may: Right | null;
  readonly json: true;
  readonly answer: (context: OperatorContext & JsonContext) => Answer;
}
interface FromPage {
  readonly who: "page";
  readonly rate: Rate;
  readonly json: true;
  readonly answer: (context: JsonContext) => Answer;
}
interface FromMember {
  readonly who: "member";
  readonly rate: Rate;
  /** Refuses a request by its headers alone, before it counts. */
  readonly refuse?: (request: Request) => Response | null;
  readonly json?: undefined;
  readonly answer: (context: MemberContext) => Answer;
}
interface JsonFromMember {
  readonly who: "member";
  readonly rate: Rate;
  readonly json: true;
  readonly answer: (context: MemberContext & JsonContext) => Answer;
}

/**
 * Whoever adds an address at which visitors write says which switches close it (rule: site/switches).
 * `whenClosed`: by which other ways it can be sent.
 */
interface Closable {
  readonly closedBy: readonly SwitchName[];
  readonly whenClosed?: (closed: SwitchOn, json: unknown) => readonly Way[];
}
type Writing = OfOperators | (OfVisitors & Closable);

/** The methods that one address accepts. GET includes HEAD. */
type Route = { readonly GET?: Endpoint } & { readonly [method in "POST" | "PUT" | "DELETE"]?: Writing };
/** Path in Hono's syntax → its methods. When two paths match an address, the first one counts. */
export type Routes = Readonly<Record<string, Route>>;

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";
const refusedHead = (endpoint: OfVisitors, request: Request): Response | null => {
  if (endpoint.json) {
    const code = jsonProblem(request);
    return code && problem(code);
  }
  if (endpoint.who === "anyone") return null;
  if (!isRead(request) && !isOurs(request)) return problem("wrong_origin");
  return endpoint.refuse?.(request) ?? null;
};

/** The answer of an address that operators have closed. */
async function refusalOfClosed(
  { closedBy, whenClosed }: Closable,
  { env, request }: Context,
  json: unknown,
): Promise<Response | null> {
  const closed = closedBy.length > 0 ? firstOn(closedBy, await switchesNow(env)) : null;
  if (closed === null) return null;
  const { pathname } = new URL(request.url);
  return closedProblem(pathname, closed, closed === "unknown" ? [] : whenClosed?.(closed, json));
}

/**
 * Answers an operator. Every request counts before anything in it is compared, so that a network has as many tries of a token as the limit allows,
 * and no more (rule: members/operator-tries).
 */
async function answerOperator(endpoint: OfOperators, context: Context): Promise<Response> {
  const { env, request } = context;
  const limited = await refuseTooMany(env, "OPS_RATE", request);
  if (limited) return limited;
  const who = await whichOperator(context, endpoint.may);
  if (!who.ok) return who.refusal;
  const { operator } = who;
  if (!endpoint.json) return endpoint.answer({ ...context, operator });
  const code = orderProblem(request);
  if (code) return problem(code);
  const read = await readOrder(request);
  return read.ok ? endpoint.answer({ ...context, operator, json: read.value }) : problem(read.code);
}

/** Checks the requirements of an endpoint, the cheapest first, then calls its handler. */
async function answerAt(endpoint: Endpoint | Writing, context: Context): Promise<Response> {
  const { env, request } = context;
  if (endpoint.who === "operator") return answerOperator(endpoint, context);
  const refused = refusedHead(endpoint, request);
  if (refused) return refused;
  const { rate } = endpoint;
  const limited = rate && (await refuseTooMany(env, rate, request));
  if (limited) return limited;
  const read = endpoint.json && (await readPageJson(request));
  if (read?.ok === false) return problem(read.code);
  const json = read?.value;
  const closed = "closedBy" in endpoint && (await refusalOfClosed(endpoint, context, json));
  if (closed) return closed;
  if (endpoint.who === "anyone") return endpoint.answer(context);
  if (endpoint.who === "page") return endpoint.answer({ ...context, json });
  const who = await whoIs(context);
  if (!who.ok) return noMember(who.problem);
  return endpoint.answer({ ...context, json, member: who.member });
}

/** The value of the `Allow` header of an address. */
const allowed = (route: Route): string =>
  Object.keys(route)
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method))
    .join(", ");

/** Registers the routes of a table. Other methods at these addresses are answered with 405 and the allowed methods. */
export function addRoutes(app: Hono<{ Bindings: Env }>, routes: Routes): void {
  for (const [path, route] of Object.entries(routes)) {
    app.all(path, ({ env, req, executionCtx }) => {
      const method = req.method === "HEAD" ? "GET" : req.method;
      const endpoint = ownValue<Endpoint | Writing | undefined>(route, method);
      if (!endpoint) return problemAt(req.path, "wrong_method", { Allow: allowed(route) });
      const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work);
      return answerAt(endpoint, { env, request: req.raw, params: req.param(), waitUntil });
    });
  }
}
