/* Runs before the first paint: the chosen theme and language, so that nothing flashes. */
(function () {
  "use strict";
  var root = document.documentElement;
  var theme = null;
  var language = null;
  try {
    theme = localStorage.getItem("univoca-theme");
    language = localStorage.getItem("univoca-language");
  } catch {
    // storage is closed: the system's theme and the browser's language it is
  }
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if ((language === "en" || language === "es") && language !== root.lang) {
    root.dataset.waiting = ""; // the style hides the page until the texts are in place
    root.lang = language;
  }
})();
