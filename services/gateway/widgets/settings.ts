/** The widgets there are: /widgets/<name>. */
export type WidgetName =
  | 'bank-link'
  | 'payroll-link'
  | 'chat'
  | 'card-display'
  | 'card-activation'
  | 'document-capture'
  | 'tax-filing';

/** What the page of a widget says to its script, as JSON in its element `settings`. */
export type WidgetSettings = {
  widget: WidgetName;
  /** The origin of the product's pages. */
  product: string;
  /** Where the provider's script lies; null for a widget that is a page and no script. */
  script: string | null;
  /** The provider's key for pages, where its script wants one. */
  key?: string;
};
