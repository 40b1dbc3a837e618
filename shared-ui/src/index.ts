// Nothing here may have an effect of its own: a page then carries all that any page uses.
export { Accordion } from './components/accordion/accordion.tsx';
export { Badge } from './components/badge/badge.tsx';
export type { Tone } from './components/badge/tone.ts';
export { Banner } from './components/banner/banner.tsx';
export { Button } from './components/button/button.tsx';
export { ChatButton } from './components/chat-button/chat-button.tsx';
export { CheckboxField } from './components/checkbox-field/checkbox-field.tsx';
export { CodeField } from './components/code-field/code-field.tsx';
export { CodeForm } from './components/code-form/code-form.tsx';
export { Combobox } from './components/combobox/combobox.tsx';
export type { ChoiceSource } from './components/combobox/use-suggestions.ts';
export { ComboboxField } from './components/combobox-field/combobox-field.tsx';
export { ConfirmDialog } from './components/confirm-dialog/confirm-dialog.tsx';
export { DateField } from './components/date-field/date-field.tsx';
export { DawnArc } from './components/dawn-arc/dawn-arc.tsx';
export { Dialog } from './components/dialog/dialog.tsx';
export { EmptyState } from './components/empty-state/empty-state.tsx';
export { ErrorState } from './components/error-state/error-state.tsx';
export type { Choice } from './components/field/choice.ts';
export { Figures } from './components/figures/figures.tsx';
export { Form, type FormRefusal, type SetValue } from './components/form/form.tsx';
export { SubmitButton } from './components/form/submit-button.tsx';
export { Icon, isIconName, type IconName } from './components/icon/icon.tsx';
export { IntroSteps } from './components/intro-steps/intro-steps.tsx';
export { LinkDialog } from './components/link-dialog/link-dialog.tsx';
export { MaskedField } from './components/masked-field/masked-field.tsx';
export { Menu } from './components/menu/menu.tsx';
export type { MenuEntry } from './components/menu/menu-list.tsx';
export { MoneyField } from './components/money-field/money-field.tsx';
export { NotFound } from './components/not-found/not-found.tsx';
export { PageLayout } from './components/page-layout/page-layout.tsx';
export { Pagination } from './components/pagination/pagination.tsx';
export { PartnerLogo } from './components/partner-logo/partner-logo.tsx';
export { PasswordField } from './components/password-field/password-field.tsx';
export { PhoneField } from './components/phone-field/phone-field.tsx';
export { Progress } from './components/progress/progress.tsx';
export {
  isFirstLoad,
  QueryFailure,
  QueryPanel,
  type ShownQuery,
} from './components/query-panel/query-panel.tsx';
export { RadioGroupField } from './components/radio-group-field/radio-group-field.tsx';
export { RecoveryCodes } from './components/recovery-codes/recovery-codes.tsx';
export { ResendButton } from './components/resend-button/resend-button.tsx';
export { Section } from './components/section/section.tsx';
export { SelectField } from './components/select-field/select-field.tsx';
export { Skeleton } from './components/skeleton/skeleton.tsx';
export { Spinner } from './components/spinner/spinner.tsx';
export { SsnField } from './components/ssn-field/ssn-field.tsx';
export { Stack } from './components/stack/stack.tsx';
export { Steps } from './components/steps/steps.tsx';
export { Table, type Column } from './components/table/table.tsx';
export { Tabs } from './components/tabs/tabs.tsx';
export { TextAreaField } from './components/text-area-field/text-area-field.tsx';
export { TextField } from './components/text-field/text-field.tsx';
export { TextLink } from './components/text-link/text-link.tsx';
export { Tile } from './components/tile/tile.tsx';
export { ToastRegion } from './components/toast/toast-region.tsx';
export type { ToastMessage } from './components/toast/toast-message.ts';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export { WidgetFrame } from './components/widget-frame/widget-frame.tsx';
export type { WidgetMessage } from './components/widget-frame/widget-message.ts';
export { ZipField } from './components/zip-field/zip-field.tsx';
export { ContentView } from './content/content-view.tsx';
export { PostArticle } from './content/post-article.tsx';
export { RichText } from './content/text/rich-text.tsx';
export { WordsProvider, type Words } from './words/words.ts';
