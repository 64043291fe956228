import type { ReactNode } from "react";
import { scriptJson } from "../../shared/text/script-json";
import { site } from "../../site";

interface Props {
  title: string;
  description: string;
  /** From the root; the canonical address. None on error pages. */
  path?: string;
  siteUrl: string;
  /** Whether search engines may show it; a page without an address they never do. */
  indexed?: boolean;
  /** Path of a JPEG for link cards (WhatsApp, Facebook). */
  image?: string | null;
  type?: "website" | "article";
  /** schema.org objects. */
  data?: readonly object[];
  children?: ReactNode;
}

/**
 * What a page says of itself to search engines and link cards. They read it in the page as it is built: the browser’s own bundle has what a visitor
 * sees of it, and not the makers of the rest, which pages name behind `__BROWSER__`.
 */
export function Seo({
  title,
  description,
  path,
  siteUrl,
  indexed = path !== undefined,
  image,
  type = "website",
  data = [],
  children,
}: Props) {
  const url = path === undefined ? undefined : new URL(path, siteUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {!__BROWSER__ && (
        <>
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content={site.locale} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={new URL(image ?? "/icon-512.png", siteUrl).href} />
          {url && <meta property="og:url" content={url} />}
          <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
          {data.length > 0 && (
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: scriptJson({ "@context": "https://schema.org", "@graph": data }) }}
            />
          )}
        </>
      )}
      {children}
    </>
  );
}
