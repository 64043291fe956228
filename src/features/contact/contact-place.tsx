import { type ComponentType, useEffect, useRef, useState } from "react";
import { Section } from "../../ui/section";

/** Where the contact form comes, as soon as the application is there and the place is near; it keeps its height free. */
export function ContactPlace() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void import("./contact-form").then(({ ContactForm }) => setForm(() => ContactForm));
      },
      { rootMargin: "400px" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Section title="Écrivez-nous" id="ecrire">
      <div ref={place} className="live">
        {Form ? <Form /> : <p className="quiet">Le formulaire arrive…</p>}
      </div>
      <noscript>
        <p className="quiet">Le formulaire a besoin de JavaScript.</p>
      </noscript>
    </Section>
  );
}
