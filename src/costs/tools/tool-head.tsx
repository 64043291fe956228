import type { HeadProps } from "gatsby";
import { site } from "../../site";
import { toolCrumbs, type ToolText } from "./tool-text";
import { SimpleHead } from "../../site/head/simple-head";
import { faqPage } from "../../site/head/structured-data";

interface Props {
  tool: ToolText;
  /** End of the title: the country, unless the tool's title names it. */
  ending?: string;
  location: HeadProps["location"];
}

/** The head of a tool's page. With a calculation in its address, the scripts that show it start at once (rule: costs/tool-address). */
export const ToolHead = ({ tool, ending = site.inCountry, location }: Props) => (
  <SimpleHead
    title={`${tool.title} ${ending}`}
    description={tool.description}
    crumbs={toolCrumbs(tool)}
    location={location}
    data={__BROWSER__ ? [] : [faqPage(tool.questions)]}
    live="query"
  />
);
