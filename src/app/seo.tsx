import type { ReactNode } from "react";
import { scriptJson } from "../lib/script-json";
import { site } from "../site";

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

/** What a page says of itself to search engines and link cards. */
export function Seo({ title, description, path, siteUrl, indexed = path !== undefined, image, type = "website", data = [], children }: Props) {
  const url = path === undefined ? undefined : new URL(path, siteUrl).href;
  const card = new URL(image ?? "/icon-512.png", siteUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {!indexed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={card} />
      {url && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {data.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson({ "@context": "https://schema.org", "@graph": data }) }} />
      )}
      {children}
    </>
  );
}
