import { useEffect, useState } from "react";
import { ErrorScreen } from "../app/error-screen";
import { Seo } from "../app/seo";
import { useSiteUrl } from "../app/use-site-url";
import { notFoundMessage } from "../routes";

/** The missing address is known after mount only; the Worker has written it into the page before that. */
export default function NotFoundPage() {
  const [message, setMessage] = useState("Page not found");
  useEffect(() => {
    const found = notFoundMessage(location.pathname);
    setMessage(found);
    document.title = `404 - ${found}`;
  }, []);
  return <ErrorScreen status={404} message={message} />;
}

export function Head() {
  return <Seo title="404 - Page not found" description="Cette page n’existe pas ou plus." siteUrl={useSiteUrl()} />;
}
