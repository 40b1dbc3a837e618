import type { Adapter } from './adapter.ts';
import { openBankLink } from './adapters/bank-link.ts';
import { openCardActivation } from './adapters/card-activation.ts';
import { openCardDisplay } from './adapters/card-display.ts';
import { openChat } from './adapters/chat.ts';
import { openPayrollLink } from './adapters/payroll-link.ts';
import { hostWidget } from './host-widget.ts';
import type { WidgetName, WidgetSettings } from './settings.ts';

const adapters: Record<WidgetName, Adapter> = {
  'bank-link': openBankLink,
  'payroll-link': openPayrollLink,
  chat: openChat,
  'card-display': openCardDisplay,
  'card-activation': openCardActivation,
};

const settings = JSON.parse(
  document.getElementById('settings')?.textContent ?? '',
) as WidgetSettings;
hostWidget(window, settings, adapters[settings.widget]);
