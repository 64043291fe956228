import { site } from "../../site";
import type { Crumb } from "../../shared/ui/breadcrumb";
import type { Question } from "../../shared/ui/faq";

/** schema.org objects shared by several kinds of page. */

export const organization = (siteUrl: string) => ({
  "@type": "Organization",
  "@id": `${siteUrl}/#organization`,
  name: site.name,
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
});

export const breadcrumbList = (siteUrl: string, crumbs: readonly Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(path && { item: siteUrl + (path === "/" ? "" : path) }),
  })),
});

export const faqPage = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
