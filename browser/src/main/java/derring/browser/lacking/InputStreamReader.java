package derring.browser.lacking;

import java.io.IOException;
import java.io.InputStream;

public final class InputStreamReader extends Reader {
  public InputStreamReader(InputStream in, Charset charset) throws IOException {
    super(Letters.text(in.readAllBytes(), charset));
  }
}
