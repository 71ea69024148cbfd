package derring.kernel;

import java.util.Map;

/**
 * A set of cards as plain values, read from a data file. What the fields mean is the game's affair;
 * it reads them when it is opened.
 *
 * @param id the word that options and records use
 * @param digest a fingerprint of the content, so that a record can tell which cards it needs
 * @param content the fields of the file
 */
public record CardSet(String id, String digest, Map<String, Object> content) {}
