/** Of no product in particular, like the sandbox's other widgets. */
export const CHAT_STYLE = `
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;display:flex;flex-direction:column;font:16px/1.45 system-ui,sans-serif;color:#1c2330;background:#fff}
[role=log]{flex:1;display:flex;flex-direction:column;gap:8px;margin:0;padding:16px;overflow-y:auto;list-style:none;overscroll-behavior:contain}
li{max-width:85%;padding:8px 12px;border-radius:14px;white-space:pre-wrap;overflow-wrap:anywhere}
li[data-from=team]{align-self:flex-start;background:#eef0f4;border-end-start-radius:4px}
li[data-from=visitor]{align-self:flex-end;color:#fff;background:#1f2a44;border-end-end-radius:4px}
form{display:flex;gap:8px;align-items:flex-end;padding:12px 16px;border-top:1px solid #d7dbe2}
label{flex:1;min-width:0}
label span,.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
textarea{display:block;width:100%;min-height:44px;max-height:120px;padding:9px 12px;font:inherit;color:inherit;background:#fff;border:1px solid #6b7280;border-radius:8px;resize:none;field-sizing:content}
button{min-height:44px;padding:8px 16px;font:inherit;font-weight:600;color:#fff;background:#1f2a44;border:0;border-radius:8px;cursor:pointer}
[role=alert]{margin:0;padding:0 16px 12px;font-size:14px;color:#8a1c1c}
[role=alert]:empty{display:none}
.note{margin:0;padding:0 16px 12px;font-size:14px;color:#4b5563}
:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
`;
