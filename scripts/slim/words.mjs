// @ts-check
/** The part of i18next that speaks for the product. */
import { listed, trim } from '../lib/trim.mjs';

/** Options and values that nobody hands in. */
const UNSET = listed(`
  i18nFormat languageDetector formatter backend debug isClone pendingWarnings returnObjects
  returnDetails joinArrays ordinal context defaultVariables escapeValue postProcess
  appendNamespaceToCIMode appendNamespaceToMissingKey parseMissingKeyHandler
  missingKeyNoValueFallbackToKey updateMissing returnedObjectHandler saveMissing
  missingInterpolationHandler fallbackNS fallbackLng supportedLngs alwaysFormat nonExplicitSupportedLngs
  lowerCaseLng cleanCode userDefinedKeySeparator lngs userDefinedNsSeparator partialBundledLanguages
  keyPrefix useRawValueToEscape scopeNs skipInterpolation applyPostProcessor
`);

/** What nobody calls, and options that have no part in what is left. */
const WITHOUT = listed(`
  use hydrate exists setDefaultNamespace loadNamespaces loadLanguages dir cloneInstance toJSON
  reloadResources nest deprecateBareCode deprecateDottedLng getUsedParamsDetails Connector Formatter
  Logger overloadTranslationOptionHandler needsPlural getPluralFormsOfKey addResource addResources
  removeResourceBundle removeNamespaces getBestMatchFromCodes getSuffixes clearCache off once emit on
  hasDefaultValue getScriptPartFromCode getDataByLanguage getResourceBundle hasResourceBundle
  setResolvedLanguage hasLanguageSomeTranslations hasLoadedNamespace fallbackNS supportedLngs
  nonExplicitSupportedLngs preload contextSeparator enableSelector partialBundledLanguages saveMissing
  updateMissing saveMissingTo saveMissingPlurals missingKeyHandler missingInterpolationHandler
  postProcess postProcessPassResolved returnObjects joinArrays returnedObjectHandler debug
  parseMissingKeyHandler appendNamespaceToMissingKey appendNamespaceToCIMode cacheInBuiltFormats reset
  looksLikeObjectPath handle addPostProcessor
`);

/**
 * Strings are handed in by the app itself, in languages it names in full, with values that are put in as they are:
 * no back ends, detectors, formatters, nested strings, contexts, ordinals or fall-backs, and no log.
 * @param {string} code
 */
export const slimWords = (code) =>
  trim(code.replace(/\nconst createInstance = [\s\S]*$/, '\nexport default instance;\n'), {
    without: WITHOUT,
    silent: listed(`
      this.logger.* baseLogger.* s.backendConnector.on this.translator.on this.emit
      this.modules.external.forEach storeApi.forEach this.setResolvedLanguage bindMemberFunctions
    `),
    never: [
      "typeof keys === 'function'",
      "typeof k === 'function'",
      "typeof key === 'function'",
      "lng?.toLowerCase() === 'cimode'",
      "lng.includes('.')",
      'opt.nest !== false',
      'opt.interpolation',
      "typeof opt !== 'object' && this.options.overloadTranslationOptionHandler",
      "typeof options === 'function'",
      "typeof opts !== 'object'",
      'res != null && postProcessorNames?.length',
      'isString(joinArrays) && Array.isArray(resForObjHndl)',
      'm && m.length > 0',
      '!this.options.resources || this.options.partialBundledLanguages',
      "typeof language === 'function'",
      'loggerOwner && loggerOwner !== this && loggerOwner.modules.logger !== this.modules.logger',
      'this.modules.logger',
      'callback && !this.isInitialized && !options.isClone',
      'options.silent',
      '/\\$t\\([^)]*\\{[^}]*\\{\\{/.test(str)',
      "typeof Intl === 'undefined'",
      'usedKey || usedDefault || updateMissing',
      'fallbackCode === false',
      'prefixEscaped || suffixEscaped || nestingPrefixEscaped || nestingSuffixEscaped',
    ],
    reads: Object.fromEntries(UNSET.map((name) => [name, 'void 0'])),
    texts: [
      ['var baseLogger = new Logger();', 'var baseLogger = { create() {} };'],
      ['formatter = Formatter;', ''],
      ['new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)', '{}'],
      [
        'this.store.hasLanguageSomeTranslations(fl) ? fl : this.services.languageUtils.getBestMatchFromCodes(isString(lngs) ? [lngs] : lngs)',
        'fl',
      ],
      [' && !looksLikeObjectPath(key, nsSeparator, keySeparator)', ''],
      ['const looksLikeObjectPathRegExpCache = new RegExpCache(20);', ''],
      ['const nb = res.match(this.interpolator.nestingRegexp);\n        nestBef = nb && nb.length;', ''],
      [
        'const na = res.match(this.interpolator.nestingRegexp);\n        const nestAft = na && na.length;\n        if (nestBef < nestAft) opt.nest = false;',
        '',
      ],
      ['const m = key.match(this.interpolator.nestingRegexp);', 'const m = null;'],
      ['loggerOwner = this.modules.logger ? this : undefined;', ''],
      ['const resType = Object.prototype.toString.apply(resForObjHndl);', 'const resType = "";'],
      ['hasDefaultValue = Translator.hasDefaultValue(opt)', 'hasDefaultValue = false'],
    ],
  });
