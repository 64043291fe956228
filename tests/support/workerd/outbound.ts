type Answer = (request: Request) => Response | Promise<Response>;

const declared = new Map<string, Answer>();
const undeclared: string[] = [];

/** Outbound requests of the Worker since the test began, oldest first. */
export const calls: Request[] = [];

/** Declares the response of a host from now on. A request to an undeclared host fails the test. */
export const answerAt = (host: string, answer: Answer) => void declared.set(host, answer);

/** The connection is refused. */
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

/** Resets all declarations and recorded requests. @returns the requests to undeclared hosts */
export function closeOutbound(): readonly string[] {
  declared.clear();
  calls.length = 0;
  return undeclared.splice(0);
}
