package derring.kernel;

/** A constant that files, views and events write by a word of its own. */
public interface Word {

  String word();
}
