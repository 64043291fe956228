import { SaxesParser } from "saxes";

export interface XmlElement {
  /** Name with its namespace: `{http://www.w3.org/2005/Atom}entry`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text of the element itself, without that of its children. */
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Parses a document with namespaces; throws when it is not well-formed. */
export function parseXml(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const top: Open = { name: "", attributes: {}, children: [], text: "" };
  const open: Open[] = [top];
  const last = () => open[open.length - 1] ?? top;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    const attributes = Object.fromEntries(Object.values(tag.attributes).map(({ name, value }) => [name, value]));
    const element: Open = { name: `{${tag.uri}}${tag.local}`, attributes, children: [], text: "" };
    last().children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => void (last().text += text));
  parser.on("cdata", (text) => void (last().text += text));
  parser.write(source).close();
  const [root] = top.children;
  if (!root) throw new Error("the document has no element");
  return root;
}

export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);

/** Text of the only child of that name; undefined when there is none or more than one. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const found = childrenOf(element, name);
  return found.length === 1 ? found[0]?.text : undefined;
}
