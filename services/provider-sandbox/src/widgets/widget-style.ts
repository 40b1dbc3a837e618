/** Of no product in particular: whoever sees a widget of the sandbox knows that it is one. */
export const WIDGET_STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c2330;background:#fff}
main{max-width:420px;margin:0 auto;padding:24px 20px}
h1{font-size:20px;margin:0 0 12px}
p{margin:0 0 12px}
label{display:block;margin:0 0 12px;font-weight:600}
input:not([type=radio]):not([type=checkbox]),select{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;font:inherit;border:1px solid #6b7280;border-radius:6px}
ul{list-style:none;margin:0 0 12px;padding:0}
li{margin:0 0 8px}
button,a.button{display:block;width:100%;min-height:44px;padding:8px 12px;font:inherit;font-weight:600;text-align:left;color:#1c2330;background:#f3f4f6;border:1px solid #6b7280;border-radius:6px;cursor:pointer;text-decoration:none}
button.primary{color:#fff;background:#1f2a44;border-color:#1f2a44;text-align:center}
button.quiet,a.quiet{background:none;border-color:transparent;text-align:center;text-decoration:underline}
[role=alert]{padding:8px 12px;color:#7f1d1d;background:#fef2f2;border:1px solid #b91c1c;border-radius:6px}
.note{font-size:14px;color:#4b5563}
:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
`;
