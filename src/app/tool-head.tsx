import type { HeadProps } from "gatsby";
import { site } from "../site";
import { toolCrumbs, type ToolText } from "../ui/tool-text";
import { SimpleHead } from "./simple-head";
import { faqPage } from "./structured-data";

interface Props {
  tool: ToolText;
  /** Of its title: the country, where the tool does not name it. */
  ending?: string;
  location: HeadProps["location"];
}

/** The head of a tool's page. */
export const ToolHead = ({ tool, ending = site.inCountry, location }: Props) => (
  <SimpleHead title={`${tool.title} ${ending}`} description={tool.lead} crumbs={toolCrumbs(tool)} location={location} data={__BROWSER__ ? [] : [faqPage(tool.questions)]} />
);
