import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Dialog } from "../../shared/ui/dialog";
import { afterKey, type Area, areaSentence, centredAt, FIRST_AREA, movedBy, pulledBy, scaled } from "./mask-area";
import * as styles from "./mask.later.module.css";
import { drawOn, pixelated } from "./pixelate";
import type { PreparedPhoto } from "./prepare-photo";

interface Props {
  /** « Photo 2 » */
  readonly name: string;
  readonly photo: Blob;
  readonly onMask: (masked: PreparedPhoto) => void;
  readonly onClose: () => void;
}

interface Held {
  readonly from: Area;
  readonly x: number;
  readonly y: number;
  readonly change: typeof movedBy;
}

const UNREADABLE = "Ce navigateur ne peut pas lire cette photo.";
const NOT_MADE = "La plaque n’a pas pu être masquée. Réessayez.";
const USUAL = 4 / 3;
const percent = (share: number) => `${share * 100}%`;

/** A photo with a rectangle to place over the number plate: by dragging, by a tap, or by keys. */
export function MaskDialog({ name, photo, onMask, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<Held | null>(null);
  const help = useId();
  const [area, setArea] = useState(FIRST_AREA);
  /** The photo's width divided by its height, once it is drawn, so that the rectangle covers exactly the visible photo. */
  const [ratio, setRatio] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const draw = async (on: HTMLCanvasElement) => {
      if (await drawOn(on, photo)) setRatio(on.width / on.height);
      else setFailure(UNREADABLE);
    };
    if (canvas.current) void draw(canvas.current);
  }, [photo]);

  /** A distance on the screen, in shares of the picture. */
  const shares = (x: number, y: number): readonly [number, number] => {
    const { width = 0, height = 0 } = canvas.current?.getBoundingClientRect() ?? {};
    return width > 0 && height > 0 ? [x / width, y / height] : [0, 0];
  };
  const hold = (event: PointerEvent<HTMLElement>, change: Held["change"]) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.stopPropagation();
    held.current = { from: area, x: event.clientX, y: event.clientY, change };
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const { current } = held;
    if (current) setArea(current.change(current.from, ...shares(clientX - current.x, clientY - current.y)));
  };
  const release = () => void (held.current = null);
  const place = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setArea(centredAt(area, ...shares(clientX - left, clientY - top)));
  };
  const press = (event: KeyboardEvent) => {
    const next = afterKey(area, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault(); // An arrow would scroll the dialog.
    setArea(next);
  };
  const mask = async () => {
    if (busy || ratio === null || !canvas.current) return;
    setBusy(true);
    const masked = await pixelated(canvas.current, area);
    setBusy(false);
    if (masked) onMask(masked);
    else setFailure(NOT_MADE);
  };

  return (
    <Dialog title={`${name} : masquer la plaque`} onClose={onClose}>
      <p id={help} className="small">
        Posez le rectangle sur la plaque&nbsp;: tirez-le, ou touchez la photo&nbsp;; son coin l’agrandit. Au
        clavier&nbsp;: les flèches, et Maj + flèches pour le coin.
      </p>
      <div
        className={styles.stage}
        style={{ aspectRatio: ratio ?? USUAL, width: `min(100%, ${55 * (ratio ?? USUAL)}vh)` }}
      >
        <canvas ref={canvas} role="img" aria-label={name} onClick={place} />
        <div
          role="application"
          aria-label="Rectangle sur la plaque"
          aria-describedby={help}
          tabIndex={0}
          className={styles.area}
          style={{
            left: percent(area.left),
            top: percent(area.top),
            width: percent(area.width),
            height: percent(area.height),
          }}
          onPointerDown={(event) => hold(event, movedBy)}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={press}
        >
          <span className={styles.corner} onPointerDown={(event) => hold(event, pulledBy)} />
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {areaSentence(area)}
      </p>
      <p className="row">
        <button type="button" className="button plain" onClick={() => setArea(scaled(area, -1))}>
          Plus petit
        </button>
        <button type="button" className="button plain" onClick={() => setArea(scaled(area, 1))}>
          Plus grand
        </button>
      </p>
      <p className="small quiet">
        Ce que couvre le rectangle est effacé. La photo masquée remplace l’originale, que nous ne gardons pas.
      </p>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={busy || ratio === null || undefined}
        onClick={() => void mask()}
      >
        {busy ? "Un instant…" : "Masquer la plaque"}
      </button>
    </Dialog>
  );
}
