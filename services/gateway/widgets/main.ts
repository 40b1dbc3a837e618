import type { Adapter } from './adapter.ts';
import { openBankLink } from './adapters/bank-link.ts';
import { openCardActivation } from './adapters/card-activation.ts';
import { openCardDisplay } from './adapters/card-display.ts';
import { openChat } from './adapters/chat.ts';
import { openDocumentCapture } from './adapters/document-capture.ts';
import { openPayrollLink } from './adapters/payroll-link.ts';
import { openTaxFiling } from './adapters/tax-filing.ts';
import { hostWidget } from './host-widget.ts';
import type { WidgetName, WidgetSettings } from './settings.ts';

const settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '',
) as WidgetSettings;

const adapters: Record<WidgetName, Adapter> = {
  'bank-link': openBankLink,
  'payroll-link': openPayrollLink,
  chat: openChat,
  'card-display': openCardDisplay,
  'card-activation': openCardActivation,
  'document-capture': openDocumentCapture(settings.key ?? ''),
  'tax-filing': openTaxFiling,
};

hostWidget(window, settings, adapters[settings.widget]);
