/** What a widget's adapter says to the page that shows it; `type` tells what happened. */
export type Tell = (message: { type: string } & Record<string, unknown>) => void;

/** How the place looks that the widget is laid into. */
export type Look = {
  /** A colour as browsers compute it, `rgb(255, 255, 255)`; the ground is the place's own. */
  ink: string;
};

/**
 * Opens a provider's widget in the page of `host`, whose script, if it has one, is loaded.
 * @param host the page's window, of which each adapter says how much it uses
 */
export type Adapter = (host: never, token: string, tell: Tell, look: Look) => void;
