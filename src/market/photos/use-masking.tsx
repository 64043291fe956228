import { type ComponentProps, type ComponentType, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { MaskDialog } from "./mask-dialog";
import type { PreparedPhoto } from "./prepare-photo";

interface Props {
  /** A photo in the size in which it is sent; null if it cannot be loaded. */
  readonly picture: (key: string) => Promise<Blob | null>;
  /** « Photo 2 » */
  readonly nameOf: (key: string) => string;
  /** Tells the owner what they are waiting for, or why it failed. */
  readonly notify: (notice: string) => void;
  /** Called once the dialog is closed. */
  readonly onMask: (key: string, masked: PreparedPhoto, name: string) => void;
}

interface Opened {
  readonly Dialog: ComponentType<ComponentProps<typeof MaskDialog>>;
  readonly key: string;
  readonly name: string;
  readonly photo: Blob;
}

/** The dialog's component, whose script loads when it is first opened; null if it cannot be loaded. */
async function loadDialog(): Promise<Opened["Dialog"] | null> {
  try {
    return (await import("./mask-dialog")).MaskDialog;
  } catch (error) {
    console.warn("Masquer la plaque :", error instanceof Error ? error.name : "erreur inconnue");
    return null;
  }
}

/** « Masquer la plaque »: the dialog, its script and the photo load on demand. */
export function useMasking({ picture, nameOf, notify, onMask }: Props): {
  readonly mask: (key: string) => void;
  readonly dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  const open = async (key: string) => {
    notify("La photo arrive…");
    const [photo, Dialog] = await Promise.all([picture(key), loadDialog()]);
    notify(photo && Dialog ? "" : "Cette photo n’a pas pu être ouverte : pas de réponse. Réessayez dans un moment.");
    if (photo && Dialog) setOpened({ Dialog, key, name: nameOf(key), photo });
  };
  const done = (masked: PreparedPhoto) => {
    if (!opened) return;
    flushSync(close); // While the dialog is open, nothing behind it can receive focus.
    onMask(opened.key, masked, opened.name);
  };
  return {
    mask: (key) => void open(key),
    dialog: opened && <opened.Dialog name={opened.name} photo={opened.photo} onMask={done} onClose={close} />,
  };
}
