type Answer = (request: Request) => Response | Promise<Response>;

const declared = new Map<string, Answer>();
const undeclared: string[] = [];

/** What the Worker asked of others since the test began, oldest first. */
export const calls: Request[] = [];

/** Declares what a host answers from now on; whatever is asked of others fails the test. */
export const answerAt = (host: string, answer: Answer) => void declared.set(host, answer);

/** Nobody there: the connection is refused. */
export const down: Answer = () => Promise.reject(new TypeError("Network connection lost."));

export function outbound(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  calls.push(request.clone());
  const { host } = new URL(request.url);
  const answer = declared.get(host);
  if (answer) return Promise.resolve(answer(request));
  undeclared.push(`${request.method} ${host}`);
  return Promise.reject(new TypeError(`${host} was not declared`));
}

/** Forgets all. @returns what was asked without having been declared */
export function closeOutbound(): readonly string[] {
  declared.clear();
  calls.length = 0;
  return undeclared.splice(0);
}
