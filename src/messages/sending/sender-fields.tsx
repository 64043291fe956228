import type { ComponentProps, ComponentPropsWithRef } from "react";
import { Field } from "../../shared/ui/form/field";

interface Props extends Omit<ComponentProps<typeof Field>, "label" | "children"> {
  /** What the form library, or the page before it is loaded, gives the input. */
  readonly input: ComponentPropsWithRef<"input">;
}

export const NameField = ({ input, ...field }: Props) => (
  <Field label="Votre nom" {...field}>
    {(ties) => <input {...ties} {...input} autoComplete="name" maxLength={80} />}
  </Field>
);

export const PhoneField = ({ input, ...field }: Props) => (
  <Field label="Téléphone" {...field}>
    {(ties) => <input {...ties} {...input} type="tel" autoComplete="tel" placeholder="77 123 45 67" maxLength={40} />}
  </Field>
);

export const EmailField = ({ input, ...field }: Props) => (
  <Field label="Adresse e-mail" {...field}>
    {(ties) => (
      <input {...ties} {...input} type="email" autoComplete="email" placeholder="vous@exemple.sn" maxLength={254} />
    )}
  </Field>
);
